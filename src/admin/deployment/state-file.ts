/** The branch to which the workflow writes how publishing stands, and the one file on it. */
export const STATE_BRANCH = 'etat';
export const STATE_FILE = 'etat.json';
