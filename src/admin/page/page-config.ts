import type { CmsConfig } from '@sveltia/cms';

/**
 * Reads the editor's configuration from the JSON in the admin page.
 *
 * @throws Error when the page has none.
 */
export function readPageConfig(): CmsConfig {
  const config: unknown = JSON.parse(document.getElementById('desk-config')?.textContent ?? '{}');
  if (!isConfig(config)) throw new Error('The admin page has no configuration.');
  return config;
}

function isConfig(value: unknown): value is CmsConfig {
  return typeof value === 'object' && value !== null && 'backend' in value;
}
