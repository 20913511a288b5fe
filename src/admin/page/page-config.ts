import type { CmsConfig } from '@sveltia/cms';

/**
 * The configuration that the page carries.
 *
 * @throws Error when it carries none.
 */
export function readPageConfig(): CmsConfig {
  const config: unknown = JSON.parse(document.getElementById('desk-config')?.textContent ?? '{}');
  if (!isConfig(config)) throw new Error('The page of the desk carries no configuration.');
  return config;
}

function isConfig(value: unknown): value is CmsConfig {
  return typeof value === 'object' && value !== null && 'backend' in value;
}
