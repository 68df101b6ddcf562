/** The languages that an organization can say it works in (BCP 47): those of many readers, and many of Africa. */
const codes = `
  aa af ak am ar as ay az be bem bg bm bn bs ca ceb ckb cs da de din dyu ee el en es et ewo fa ff fi fil fon fr fur ga gn
  gu guz ha he hi hr ht hu hy id ig is it ja jv ka kam kg ki kk kln km kmb kn ko kok kri kru ku ky lg ln lo loz lt lu lua
  luo luy lv mas mai men mer mg mk ml mn mni mos mr ms mt my nb nd ne nl nn nr nso nus ny nyn oc om or pa pl ps pt qu rn
  ro ru rw sat sd sg shn si sk sl sn so sq sr srr ss st su suk sv sw ta te teo tet tg th ti tig tiv tk tn tpi tr ts tum tw
  ug uk umb ur uz ve vi wo xh yo yue zh zu`;

export const spokenLanguages: readonly string[] = codes.trim().split(/\s+/);

/** "Swahili" for `sw`; the text itself if it is not in the list. */
export const languageName = (code: string): string =>
  spokenLanguages.includes(code)
    ? (new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code)
    : code;
