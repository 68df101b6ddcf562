// Stands inside the document of /login, after the page: the banner that says why somebody was signed out is there
// before the first paint, so that nothing jumps. React finds what it would render itself.
import { sessionEndWords } from '@harambee/domain';
import { isLogoutPending, readSessionEnd } from '@harambee/platform';

const why = readSessionEnd();
const isPending = isLogoutPending();
const template = document.querySelector<HTMLTemplateElement>(
  `template[data-signed-out="${isPending ? 'pending' : 'ended'}"]`,
);
if (template && (isPending || why)) {
  const banner = template.content.cloneNode(true) as DocumentFragment;
  const title = banner.querySelector('b');
  if (title && !isPending && why) title.textContent = sessionEndWords(why);
  document.querySelector('[role="tablist"]')?.before(banner);
}
