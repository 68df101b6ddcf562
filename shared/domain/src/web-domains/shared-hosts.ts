/** Sites on which anybody gets a page below a path or a name, if the public suffix list does not say so. */
const pages = `
  about.me academia.edu behance.net bit.ly blogger.com canva.com canva.site discord.com discord.gg eventbrite.com
  facebook.com fb.com fb.me flickr.com ghost.io github.com gitlab.com globalgiving.org godaddysites.com gofundme.com
  goo.gl google.com huggingface.co indiegogo.com instagram.com issuu.com jimdo.com jimdofree.com jimdosite.com
  justgiving.com kickstarter.com ko-fi.com linkedin.com linktr.ee livejournal.com lnkd.in medium.com meetup.com
  mystrikingly.com neocities.org ning.com notion.so odoo.com over-blog.com patreon.com pinterest.com reddit.com
  researchgate.net sharepoint.com site123.me slideshare.net soundcloud.com squarespace.com strikingly.com substack.com
  t.me telegram.me threads.net tiktok.com tilda.ws tinyurl.com tumblr.com twitter.com typepad.com vimeo.com vk.com
  wa.me webnode.com webs.com weebly.com whatsapp.com wikipedia.org wix.com wordpress.com x.com youtu.be youtube.com
  zohosites.com
`;

/** Mail for anybody that the package `email-providers` does not name. */
const mail = `
  autistici.org disroot.org duck.com fastmail.com kolabnow.com mail.bg mozmail.com posteo.de posteo.net riseup.net
  simplelogin.com startmail.com tuta.com tuta.io tutanota.com zoho.eu zohomail.com
`;

/** Registrable domains, in lower case, that say nothing about who has an address or a page there (PROF-62). */
export const sharedHosts: readonly string[] = `${pages} ${mail}`.trim().split(/\s+/);
