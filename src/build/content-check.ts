import type { AstroIntegration } from 'astro';
import { CONTENT_LOADER, type Refresh } from '../content/loader.server.ts';
import { addressConfig, siteAddress } from '../content/site-address.server.ts';
import { followContent } from './follow-content.ts';

/**
 * Astro integration: tells Astro where the site is published, and lets the development server read the
 * content again after each save. It is the loaders that check the content.
 */
export function contentCheck(): AstroIntegration {
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': async ({ updateConfig }) => {
        updateConfig(addressConfig(await siteAddress()));
      },
      'astro:server:setup': ({ server, refreshContent }) => {
        followContent(server, async () => {
          const context: Refresh = { isRefresh: true };
          await refreshContent?.({ loaders: [CONTENT_LOADER], context });
        });
      },
    },
  };
}
