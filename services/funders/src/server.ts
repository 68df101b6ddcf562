import { startService } from '@harambee/service-kit';
import { funders } from './app.ts';

await startService(funders);
