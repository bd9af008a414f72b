// Node 20 reads no TypeScript in a worker, and a loader given to the parent does not reach it.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
