/** The branch to which the workflow writes how an import stands, and the one file on it. */
export const IMPORT_BRANCH = 'import';
export const IMPORT_FILE = 'import.json';

/** What the desk asks for (https://docs.github.com/rest/repos/repos#create-a-repository-dispatch-event). */
export const IMPORT_EVENT = 'importer';
