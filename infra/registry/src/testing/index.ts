export { SmallS3 } from './small-s3.ts';
