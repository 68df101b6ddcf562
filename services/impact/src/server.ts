import { startService } from '@harambee/service-kit';
import { impact } from './app.ts';

await startService(impact);
