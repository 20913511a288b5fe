/** The social networks that the site has an icon for, as the content names them (spec §2, Hero). */
export const NETWORK_NAMES = ['youtube', 'linkedin', 'twitter', 'instagram', 'facebook'] as const;
export type NetworkName = (typeof NETWORK_NAMES)[number];

/** What to show for a profile on each network. */
export const NETWORKS: Record<NetworkName, { label: string; icon: string }> = {
  youtube: { label: 'YouTube', icon: 'ri-youtube-fill' },
  linkedin: { label: 'LinkedIn', icon: 'ri-linkedin-fill' },
  twitter: { label: 'Twitter', icon: 'ri-twitter-x-fill' },
  instagram: { label: 'Instagram', icon: 'ri-instagram-fill' },
  facebook: { label: 'Facebook', icon: 'ri-facebook-fill' },
};
