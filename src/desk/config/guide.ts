/** The owner's guide, which stands in the content folder and is none of the content. */
export const GUIDE = 'LISEZ-MOI.md';
