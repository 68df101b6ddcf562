import { rmSync } from 'node:fs';
import { dirname } from 'node:path';

export default function removeServer() {
  rmSync(dirname(process.env.EMBEDDED_MONGO_MAIN), { recursive: true, force: true });
}
