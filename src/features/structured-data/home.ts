import type { Thing } from 'schema-dts';
import { ownerAndSite, ownerId, siteId, type Owner } from './owner.ts';

/** The home page presents one person. */
export function homeStatements(owner: Owner): Thing[] {
  return [
    {
      '@type': 'ProfilePage',
      url: new URL(owner.url).href,
      mainEntity: ownerId(owner),
      isPartOf: siteId(owner),
    },
    ...ownerAndSite(owner),
  ];
}
