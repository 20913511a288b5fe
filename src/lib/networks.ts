import type { Network } from '@/schemas/site';

/** Name and icon of each social network. */
const NETWORKS: Record<Network['network'], { label: string; icon: string }> = {
  youtube: { label: 'YouTube', icon: 'ri-youtube-fill' },
  linkedin: { label: 'LinkedIn', icon: 'ri-linkedin-fill' },
  twitter: { label: 'Twitter', icon: 'ri-twitter-x-fill' },
  instagram: { label: 'Instagram', icon: 'ri-instagram-fill' },
  facebook: { label: 'Facebook', icon: 'ri-facebook-fill' },
};

/** What to show for a social profile. */
export function networkMark(network: Network['network']) {
  return NETWORKS[network];
}
