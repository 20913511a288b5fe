import type { Content } from '../../content/parsed-content.server.ts';

/** An address that leads out of the site, and the file that has it. */
export interface External {
  /** Path of the file below the content folder. */
  fichier: string;
  adresse: string;
  /** Whether an article first appeared there, and when. */
  original?: true;
  date?: Date | undefined;
}

/** Where the content sends its readers: the originals of articles, the publications, the networks. */
export function externalAddresses({ items, publications, site }: Content): External[] {
  return [
    ...items.flatMap(({ file, data }) =>
      data.category === 'Articles' && data.originalUrl !== undefined
        ? [{ fichier: file, adresse: data.originalUrl, original: true as const, date: data.date }]
        : [],
    ),
    ...publications.map(({ url }) => ({ fichier: 'publications.json', adresse: url })),
    ...site.networks.map(({ url }) => ({ fichier: 'site.json', adresse: url })),
  ];
}
