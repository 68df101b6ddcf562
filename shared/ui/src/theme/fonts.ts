/**
 * Address of the heading font (Latin, variable weight, 41 kB). Webpack emits the file as an asset of the bundle with
 * this module. Preload it from HTML on pages whose first view has a heading: `as="font" crossorigin`.
 */
export const headingFontUrl: string = new URL(
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  import.meta.url,
).href;

// The fallback is a local sans serif font adjusted to the metrics of the real font at weight 600 (advance widths
// measured on our headings), so that nothing moves when it loads. It is as wide as the real one on average of the page
// titles, and no narrower in any greeting, so that a greeting in the frame of the document needs no more room later.
export const fontFaces: string = `
@font-face {
  font-family: "Bricolage Grotesque Variable";
  src: url(${headingFontUrl}) format("woff2");
  font-weight: 200 800;
  font-display: swap;
  unicode-range: U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD;
}
@font-face {
  font-family: "Bricolage Fallback";
  src: local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold"), local("Roboto Bold");
  font-weight: 200 800;
  size-adjust: 101.6%;
  ascent-override: 91.5%;
  descent-override: 26.6%;
  line-gap-override: 0%;
}
`;
