import { SEARCH_TYPES, searchRecords, type SearchType } from './records.server.ts';

/** By what the results of the search can be filtered. */
export interface SearchFacets {
  types: SearchType[];
  /** Newest first. */
  years: string[];
}

/** The types and the years that there are. */
export async function searchFacets(): Promise<SearchFacets> {
  const records = await searchRecords();
  const types = new Set(records.map(({ type }) => type));
  const years = new Set(records.flatMap(({ year }) => year ?? []));
  return {
    types: SEARCH_TYPES.filter((type) => types.has(type)),
    years: [...years].sort().reverse(),
  };
}
