/** The mock e-mail service of the tested build. Nothing listens there: each test intercepts the requests. */
export const MAIL_ORIGIN = 'http://127.0.0.1:4518';
