import { getSite } from './queries.server.ts';
import { iconPaths, type IconPaths } from './icons.server.ts';
import { NETWORKS } from './networks.ts';

/** The owner's social profiles, ready to be shown. */
export async function socialProfiles(): Promise<{ label: string; url: string; icon: IconPaths }[]> {
  const { networks } = await getSite();
  return networks.map(({ network, url }) => {
    const { label, icon } = NETWORKS[network];
    return { label, url, icon: iconPaths(icon) };
  });
}
