import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Client } from './client.ts';
import { makeGitHub, problemOf } from './github.ts';
import type { Google } from './google.ts';
import { readChoice } from './people.ts';
import { problemPage, signInPage } from './sign-in-page.ts';
import { style } from './style.ts';

export interface LocalIdentityOptions {
  /** The address of this server: `http://127.0.0.1:21007`. */
  origin: string;
  google: Client;
  github: Client;
}

const nothingChosen = 'Choose a person, or type an email address.';

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
    // No `form-action`: the answer to the form redirects to the product, on another origin.
    'content-security-policy':
      "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
  });
  response.end(body);
}
const html = (response: ServerResponse, body: string, status = 200) =>
  send(response, status, 'text/html', body);
const json = (response: ServerResponse, body: unknown, status = 200) =>
  send(response, status, 'application/json', JSON.stringify(body));

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const chunk of request) {
    text += chunk;
    if (text.length > 10_000) throw new Error('too much');
  }
  return new URLSearchParams(text);
}

/** One server for both: Google at its root, GitHub under `/github`, its API under `/github/api`. */
export function localIdentity({ origin, google, github }: LocalIdentityOptions): Server {
  // Loaded on first use: most starts never need it, and it takes a second.
  let loading: Promise<Google> | undefined;
  const theGoogle = () => {
    loading ??= import('./google.ts').then(({ makeGoogle }) => makeGoogle(origin, google));
    return loading;
  };
  const octo = makeGitHub(github);

  async function choosing(request: IncomingMessage, response: ServerResponse, { pathname }: URL) {
    const { interactions } = await theGoogle();
    if (!(await interactions.isOpen(request, response))) {
      return html(response, problemPage('This sign-in is over. Please start it again in Harambee.'), 400);
    }
    const page = { provider: 'Google', action: pathname };
    if (request.method !== 'POST') return html(response, signInPage(page));
    const choice = readChoice(await formOf(request));
    if (!choice) return html(response, signInPage({ ...page, problem: nothingChosen }), 400);
    return interactions.finish(request, response, choice);
  }

  async function authorizing(request: IncomingMessage, response: ServerResponse, url: URL) {
    const problem = problemOf(github, url.searchParams);
    if (problem) return html(response, problemPage(problem), 400);
    const page = { provider: 'GitHub', action: url.pathname + url.search };
    if (request.method !== 'POST') return html(response, signInPage(page));
    const choice = readChoice(await formOf(request));
    if (!choice) return html(response, signInPage({ ...page, problem: nothingChosen }), 400);
    return response.writeHead(303, { location: octo.answer(url.searchParams, choice) }).end();
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    const url = new URL(request.url ?? '/', origin);
    const { pathname } = url;
    if (pathname === '/readyz') return json(response, { ready: true });
    if (pathname === '/style.css') return send(response, 200, 'text/css', style);
    if (/^\/interaction\/[\w-]+$/.test(pathname)) return choosing(request, response, url);
    if (pathname === '/github/login/oauth/authorize') return authorizing(request, response, url);
    if (pathname === '/github/login/oauth/access_token' && request.method === 'POST') {
      return json(response, octo.redeem(await formOf(request), request.headers.authorization));
    }
    if (pathname.startsWith('/github/api/')) {
      const body = octo.read(pathname.slice('/github/api'.length), request.headers.authorization);
      return body ? json(response, body) : json(response, { message: 'Bad credentials' }, 401);
    }
    return (await theGoogle()).handler(request, response);
  }

  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      process.stdout.write(`${JSON.stringify({ level: 50, msg: (error as Error).message })}\n`);
      if (!response.headersSent) html(response, problemPage('Something went wrong. Please try again.'), 500);
    });
  });
}
