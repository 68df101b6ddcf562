/** A call the page made, as the server would see it. */
export interface Call {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
}

export interface Answer {
  status?: number;
  body?: unknown;
  /** Instead of JSON. */
  text?: string;
}

export type Handler = (call: Call) => Answer | Promise<Answer>;

/** No answer at all, as when the network is gone. */
export const noNetwork: Handler = () => {
  throw new TypeError('Failed to fetch');
};

/** A file that is sent stays the text that it is. */
function bodyOf(text: string, headers: Headers): unknown {
  if (text === '') return undefined;
  return headers.get('content-type') === 'application/octet-stream' ? text : JSON.parse(text);
}

/**
 * Stands where the network is. A call no handler is named for fails the test (the page must not make calls nobody
 * expects). `on` replaces a handler; `GET /api/proposals/:id` takes any id.
 */
export function fakeApi(handlers: Record<string, Handler>) {
  const routes = new Map(Object.entries(handlers));
  const calls: Call[] = [];
  const unexpected: string[] = [];

  const handlerOf = (method: string, path: string): Handler | undefined => {
    const exact = routes.get(`${method} ${path}`);
    if (exact) return exact;
    const pattern = [...routes.keys()].find((route) => {
      const [verb, shape = ''] = route.split(' ');
      return verb === method && new RegExp(`^${shape.replace(/:\w+/g, '[^/]+')}$`).test(path);
    });
    return pattern === undefined ? undefined : routes.get(pattern);
  };

  const fetchDouble = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    const text = await request.text();
    const call: Call = {
      method: request.method,
      path: pathname,
      query: searchParams,
      headers: request.headers,
      body: bodyOf(text, request.headers),
    };
    calls.push(call);
    const handler = handlerOf(call.method, call.path);
    if (!handler) {
      unexpected.push(`${call.method} ${call.path}`);
      return Response.json({ error: 'No such call', requestId: 'test' }, { status: 404 });
    }
    const { status = 200, body = {}, text: plain } = await handler(call);
    if (status === 204) return new Response(null, { status });
    if (plain !== undefined) return new Response(plain, { status });
    if (body instanceof Blob) return new Response(body, { status });
    return Response.json(body, { status });
  };

  globalThis.fetch = fetchDouble as typeof fetch;

  return {
    calls,
    unexpected,
    on: (route: string, handler: Handler) => routes.set(route, handler),
    callsTo: (method: string, path: string) =>
      calls.filter((call) => call.method === method && call.path === path),
  };
}

export type FakeApi = ReturnType<typeof fakeApi>;
