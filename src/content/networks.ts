/** The social networks, as the content names them (spec §2, Hero): what to show for a profile on each. */
export const NETWORKS = {
  youtube: { label: 'YouTube', icon: 'ri-youtube-fill' },
  linkedin: { label: 'LinkedIn', icon: 'ri-linkedin-fill' },
  twitter: { label: 'Twitter', icon: 'ri-twitter-x-fill' },
  instagram: { label: 'Instagram', icon: 'ri-instagram-fill' },
  facebook: { label: 'Facebook', icon: 'ri-facebook-fill' },
};
