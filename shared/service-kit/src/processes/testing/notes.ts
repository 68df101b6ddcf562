import { notesService } from '../../testing/notes-service.ts';
import { startService } from '../start.ts';

await startService(notesService());
