import { fileURLToPath } from 'node:url';

export const repositoryFolder = fileURLToPath(new URL('../../..', import.meta.url));
