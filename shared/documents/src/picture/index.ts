export { type Outlined, outlinesOf, type PictureText } from './outlines.ts';
