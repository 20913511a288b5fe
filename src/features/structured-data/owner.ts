import type { Person, WebSite, Thing } from 'schema-dts';

/** What search engines learn about the owner of the site. */
export interface Owner {
  /** Address of the home page. */
  url: string;
  name: string;
  profession: string;
  /** Address of her portrait. */
  portrait: string;
  /** Addresses of her profiles elsewhere. */
  profiles: string[];
}

/** How the other statements of a page refer to the owner and to the site. */
export const ownerId = ({ url }: Pick<Owner, 'url'>) => ({ '@id': new URL('#auteur', url).href });
export const siteId = ({ url }: Pick<Owner, 'url'>) => ({ '@id': new URL('#site', url).href });

/** The owner and the site, as every page that presents them states it. */
export function ownerAndSiteStatements(owner: Owner): [Person, WebSite] {
  const home = new URL(owner.url).href;
  return [
    {
      '@type': 'Person',
      ...ownerId(owner),
      name: owner.name,
      jobTitle: owner.profession,
      url: home,
      image: owner.portrait,
      sameAs: owner.profiles,
    },
    {
      '@type': 'WebSite',
      ...siteId(owner),
      url: home,
      name: owner.name,
      inLanguage: 'fr',
      publisher: ownerId(owner),
    },
  ];
}

/** The home page presents one person. */
export function homeStatements(owner: Owner): Thing[] {
  return [
    {
      '@type': 'ProfilePage',
      url: new URL(owner.url).href,
      mainEntity: ownerId(owner),
      isPartOf: siteId(owner),
    },
    ...ownerAndSiteStatements(owner),
  ];
}
