export { SmallS3 } from './small-s3.ts';
export { aShell, TestRegistry } from './test-registry.ts';
