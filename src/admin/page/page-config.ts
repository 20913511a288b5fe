import type { CmsConfig } from '@sveltia/cms';
import { z } from 'zod/mini';
import { GITHUB_API } from '../config/repository.ts';

/** Reads the editor's configuration from the JSON in the admin page. */
export function readPageConfig(): CmsConfig {
  const json = document.getElementById('desk-config')?.textContent ?? '';
  return z.custom<CmsConfig>().parse(JSON.parse(json));
}

/** Reads the owner's name from the admin page; previews show it in the byline of her articles. */
export const readOwnerName = () => document.getElementById('desk-config')?.dataset['owner'] ?? '';

/** Reads from the configuration in the admin page in which repository and branch the admin saves, and by which API. */
export function readRepositoryConfig() {
  const { backend } = readPageConfig();
  if (backend.name !== 'github') throw new Error(`The editor saves to « ${backend.name} ».`);
  const { repo: name, branch = 'main', api_root: api = GITHUB_API } = backend;
  return { name, branch, api };
}
