/**
 * The files of fonts, as the build publishes them. Those for Chinese and Japanese (eight megabytes) and for emoji (half of
 * one) are not among them.
 */
export const fontAddresses: Readonly<Record<string, URL>> = {
  'bricolage-grotesque-latin-700': new URL(
    '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff',
    import.meta.url,
  ),
  'bricolage-grotesque-latin-ext-700': new URL(
    '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-700-normal.woff',
    import.meta.url,
  ),
  'bricolage-grotesque-vietnamese-700': new URL(
    '@fontsource/bricolage-grotesque/files/bricolage-grotesque-vietnamese-700-normal.woff',
    import.meta.url,
  ),
  'ibm-plex-sans-arabic-arabic-400': new URL(
    '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff',
    import.meta.url,
  ),
  'ibm-plex-sans-arabic-arabic-700': new URL(
    '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-700-normal.woff',
    import.meta.url,
  ),
  'noto-sans-latin-400': new URL(
    '@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff',
    import.meta.url,
  ),
  'noto-sans-latin-700': new URL(
    '@fontsource/noto-sans/files/noto-sans-latin-700-normal.woff',
    import.meta.url,
  ),
  'noto-sans-latin-ext-400': new URL(
    '@fontsource/noto-sans/files/noto-sans-latin-ext-400-normal.woff',
    import.meta.url,
  ),
  'noto-sans-latin-ext-700': new URL(
    '@fontsource/noto-sans/files/noto-sans-latin-ext-700-normal.woff',
    import.meta.url,
  ),
  'noto-sans-greek-400': new URL(
    '@fontsource/noto-sans/files/noto-sans-greek-400-normal.woff',
    import.meta.url,
  ),
  'noto-sans-greek-700': new URL(
    '@fontsource/noto-sans/files/noto-sans-greek-700-normal.woff',
    import.meta.url,
  ),
  'noto-sans-greek-ext-400': new URL(
    '@fontsource/noto-sans/files/noto-sans-greek-ext-400-normal.woff',
    import.meta.url,
  ),
  'noto-sans-greek-ext-700': new URL(
    '@fontsource/noto-sans/files/noto-sans-greek-ext-700-normal.woff',
    import.meta.url,
  ),
  'noto-sans-cyrillic-400': new URL(
    '@fontsource/noto-sans/files/noto-sans-cyrillic-400-normal.woff',
    import.meta.url,
  ),
  'noto-sans-cyrillic-700': new URL(
    '@fontsource/noto-sans/files/noto-sans-cyrillic-700-normal.woff',
    import.meta.url,
  ),
  'noto-sans-cyrillic-ext-400': new URL(
    '@fontsource/noto-sans/files/noto-sans-cyrillic-ext-400-normal.woff',
    import.meta.url,
  ),
  'noto-sans-cyrillic-ext-700': new URL(
    '@fontsource/noto-sans/files/noto-sans-cyrillic-ext-700-normal.woff',
    import.meta.url,
  ),
  'noto-sans-vietnamese-400': new URL(
    '@fontsource/noto-sans/files/noto-sans-vietnamese-400-normal.woff',
    import.meta.url,
  ),
  'noto-sans-vietnamese-700': new URL(
    '@fontsource/noto-sans/files/noto-sans-vietnamese-700-normal.woff',
    import.meta.url,
  ),
  'noto-sans-devanagari-400': new URL(
    '@fontsource/noto-sans/files/noto-sans-devanagari-400-normal.woff',
    import.meta.url,
  ),
  'noto-sans-devanagari-700': new URL(
    '@fontsource/noto-sans/files/noto-sans-devanagari-700-normal.woff',
    import.meta.url,
  ),
  'noto-sans-arabic-arabic-400': new URL(
    '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff',
    import.meta.url,
  ),
  'noto-sans-arabic-arabic-700': new URL(
    '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-700-normal.woff',
    import.meta.url,
  ),
  'noto-sans-ethiopic-ethiopic-400': new URL(
    '@fontsource/noto-sans-ethiopic/files/noto-sans-ethiopic-ethiopic-400-normal.woff',
    import.meta.url,
  ),
  'noto-sans-ethiopic-ethiopic-700': new URL(
    '@fontsource/noto-sans-ethiopic/files/noto-sans-ethiopic-ethiopic-700-normal.woff',
    import.meta.url,
  ),
};
