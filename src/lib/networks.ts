import type { Network } from '@/schemas/site';

/** Name and icon of each social network. */
const NETWORKS: Record<Network['network'], { label: string; icon: string }> = {
  youtube: { label: 'YouTube', icon: 'ri-youtube-line' },
  linkedin: { label: 'LinkedIn', icon: 'ri-linkedin-line' },
  twitter: { label: 'Twitter', icon: 'ri-twitter-x-line' },
  instagram: { label: 'Instagram', icon: 'ri-instagram-line' },
  facebook: { label: 'Facebook', icon: 'ri-facebook-line' },
};

/** What to show for a social profile. */
export function networkMark(network: Network['network']) {
  return NETWORKS[network];
}
