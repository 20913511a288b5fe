import { getSite } from './content.ts';
import { iconPaths, type IconPaths } from './icons.ts';
import { networkMark } from './networks.ts';

/** The owner's social profiles, ready to be shown. */
export async function socialProfiles(): Promise<{ label: string; url: string; icon: IconPaths }[]> {
  const { networks } = await getSite();
  return networks.map(({ network, url }) => {
    const { label, icon } = networkMark(network);
    return { label, url, icon: iconPaths(icon) };
  });
}
