import { remoteConfig } from '@harambee/config/webpack/remote.mjs';

export default remoteConfig(import.meta.url);
