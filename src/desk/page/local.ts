import { iconNames } from './icon-names.ts';
import { isThere } from './local/bridge-request.ts';
import { provideLocalRepository } from './local/local-repository.ts';
import { openDesk } from './open-desk.ts';

const folder = new URL('.', import.meta.url);

provideLocalRepository();
await openDesk({
  isTaken: (path) => isThere(path.replace(/^content\//, '')),
  iconNames: () => iconNames(folder),
});
