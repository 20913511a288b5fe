/** The header that the desk sends with its requests: a page of another site can't, without asking first. */
export const DESK_HEADER = 'x-desk';
