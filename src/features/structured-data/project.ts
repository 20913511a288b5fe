import type { Thing } from 'schema-dts';
import { ownerAndSiteStatements, ownerId, siteId, type Owner } from './owner.ts';

interface ProjectFacts {
  owner: Owner;
  /** Address of the page. */
  url: string;
  name: string;
  description: string;
  donation: { method: string; phone: string; name: string };
}

/** The project page presents a periodical, and asks for gifts (spec §2, Project page). */
export function projectStatements({
  owner,
  url,
  name,
  description,
  donation,
}: ProjectFacts): Thing[] {
  return [
    {
      '@type': 'WebPage',
      url,
      name,
      inLanguage: 'fr',
      isPartOf: siteId(owner),
      about: { '@type': 'Periodical', name, description, publisher: ownerId(owner) },
      potentialAction: {
        '@type': 'DonateAction',
        name: 'Faire un don',
        target: `${url}#soutien`,
        recipient: { '@type': 'Person', name: donation.name, telephone: donation.phone },
        instrument: { '@type': 'Thing', name: donation.method },
      },
    },
    ...ownerAndSiteStatements(owner),
  ];
}
