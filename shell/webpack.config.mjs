import { shellConfig } from '@harambee/config/webpack/shell.mjs';

export default shellConfig(import.meta.url);
