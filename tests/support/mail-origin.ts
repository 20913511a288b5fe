/** Where the tested build sends its messages: nothing listens there, each test puts its own in place. */
export const MAIL_ORIGIN = 'http://127.0.0.1:4518';
