/** Where the sub-path build is, and where it stands on its host. */
export const FOLDER = 'tests/results/sub-path';
export const BASE = '/site-demo';
export const PORT = Number(process.env['E2E_PORT'] ?? 4517) + 2;
export const ORIGIN = `http://localhost:${PORT}`;
