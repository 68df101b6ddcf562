import type { OpenApiDocument, Operation } from './openapi-document.ts';
import type { ViewerFiles } from './viewer-files.ts';

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/**
 * The API as a readable page: a plain list, in whose place scripts put a viewer. If a script fails or is switched off,
 * the list stays. The content security policy requires scripts and styles to be files.
 */
export function docsPage(document: OpenApiDocument, viewer: Pick<ViewerFiles, 'addressOf'>): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const groups = (document.tags ?? []).map(({ name }) => ({
    name,
    operations: operations.filter(({ operation }) => operation.tags?.includes(name)),
  }));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(document.info.title)}</title>
<link rel="stylesheet" href="${viewer.addressOf('swagger-ui.css')}">
<link rel="stylesheet" href="/api/docs/style.css">
<script defer src="${viewer.addressOf('swagger-ui-bundle.js')}"></script>
<script defer src="${viewer.addressOf('start.js')}"></script>
</head>
<body>
<div id="viewer" hidden></div>
<div id="plain">
<header><h1>${escapeHtml(document.info.title)}</h1>
<p>${escapeHtml(document.info.description ?? '')}</p>
<p><a href="/api/docs/openapi.json">The same as an OpenAPI 3.1 document</a></p></header>
<nav aria-label="Services"><ul>${groups.map(({ name }) => `<li><a href="#${escapeHtml(name)}">${escapeHtml(name)}</a></li>`).join('')}</ul></nav>
<main>
${groups.map(({ name, operations: own }) => `<section id="${escapeHtml(name)}"><h2>${escapeHtml(name)}</h2>${own.map(operationHtml).join('\n')}</section>`).join('\n')}
<section id="schemas"><h2>Shared schemas</h2>${sharedSchemas(document)}</section>
</main>
</div>
</body>
</html>
`;
}

function operationHtml({
  path,
  method,
  operation,
}: {
  path: string;
  method: string;
  operation: Operation;
}): string {
  const { summary, description, parameters = [], requestBody, responses = {} } = operation;
  const body = Object.entries(requestBody?.content ?? {});
  return `<article>
<h3><span class="method">${escapeHtml(method.toUpperCase())}</span> <code>${escapeHtml(path)}</code></h3>
${summary ? `<p>${escapeHtml(summary)}</p>` : ''}${description ? `<p>${escapeHtml(description)}</p>` : ''}
${parameters.length > 0 ? `<table><caption>Parameters</caption><thead><tr><th>Name</th><th>In</th><th>Needed</th><th>Schema</th></tr></thead><tbody>${parameters.map((parameter) => `<tr><td><code>${escapeHtml(parameter.name)}</code></td><td>${escapeHtml(parameter.in)}</td><td>${parameter.required ? 'yes' : 'no'}</td><td>${schemaHtml(parameter.schema)}</td></tr>`).join('')}</tbody></table>` : ''}
${body.map(([type, { schema }]) => details(`Body, ${type}`, schema)).join('')}
${Object.entries(responses)
  .map(([status, { description: words, content = {} }]) =>
    details(
      `Answer ${status}${words && words !== 'Default Response' ? `: ${words}` : ''}`,
      Object.values(content)[0]?.schema,
    ),
  )
  .join('')}
</article>`;
}

const details = (title: string, schema: unknown): string =>
  schema === undefined
    ? `<p class="empty">${escapeHtml(title)}</p>`
    : `<details><summary>${escapeHtml(title)}</summary>${schemaHtml(schema)}</details>`;

const schemaHtml = (schema: unknown): string =>
  `<pre>${escapeHtml(JSON.stringify(schema, null, 2) ?? '')}</pre>`;

const sharedSchemas = ({ components }: OpenApiDocument): string =>
  Object.entries(components?.schemas ?? {})
    .map(([name, schema]) => details(name, schema))
    .join('') || '<p class="empty">none</p>';

/** Of the plain list, and what the style of the viewer lacks in contrast (WCAG 1.4.3). */
export const docsStyle = `:root { color-scheme: light dark; }
body { margin: 0; }
#plain {
  font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1rem;
  nav ul { display: flex; flex-wrap: wrap; gap: 1rem; padding: 0; list-style: none; }
  article { border-top: 1px solid; padding: 0.5rem 0; }
  h3 { overflow-wrap: anywhere; }
  .method { display: inline-block; min-width: 4.5rem; }
  table { border-collapse: collapse; width: 100%; }
  caption, th, td { text-align: start; padding: 0.25rem 0.5rem 0.25rem 0; vertical-align: top; }
  pre { overflow-x: auto; margin: 0.25rem 0; font-size: 0.875rem; }
}
#viewer .swagger-ui {
  .opblock .opblock-summary-method, .info .title small, .info .title small.version-stamp { background: #3b4151; color: #fff; text-shadow: none; }
  .info .title small pre { color: #fff; }
  .info a { color: #1a5fb4; }
}
.dark-mode #viewer .swagger-ui .info a { color: #8ab4f8; }
a:focus-visible, summary:focus-visible { outline: 2px solid; outline-offset: 2px; }
`;
