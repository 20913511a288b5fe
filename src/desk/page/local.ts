import { iconNames } from './icon-names.ts';
import { isPublic } from './is-public.ts';
import { isThere } from './local/bridge-request.ts';
import { provideLocalRepository } from './local/local-repository.ts';
import { signInLocally } from './local/sign-in.ts';
import { openDesk } from './open-desk.ts';

const folder = new URL('.', import.meta.url);

provideLocalRepository();
await signInLocally();
await openDesk({
  isTaken: (path) => isThere(path.replace(/^content\//, '')),
  iconNames: () => iconNames(folder),
  isPublic: (address) => isPublic(address, folder),
});
