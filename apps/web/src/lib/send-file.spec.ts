// A file is sent with its progress told, and is answered, refused and broken off as fetch does it.
import { onSent, sendFile, sentPercent } from './send-file';

class Request {
  static last: Request;
  static isGone = false;
  upload: { onprogress?(event: { loaded: number; total: number }): void } = {};
  onload?(): void;
  onerror?(): void;
  onabort?(): void;
  status = 0;
  responseText = '';
  sent: unknown;
  headers: Record<string, string> = {};
  address = '';
  open(method: string, url: string) {
    this.address = `${method} ${url}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\n';
  }
  abort() {
    this.onabort?.();
  }
  send(body: unknown) {
    this.sent = body;
    Request.last = this;
  }
  answers(status: number, text: string) {
    Object.assign(this, { status, responseText: text });
    this.onload?.();
  }
}

const form = () => {
  const body = new FormData();
  body.append('photo', new Blob(['1234567890']), 'a.jpg');
  return body;
};

function sending(signal?: AbortSignal) {
  const headers = { authorization: 'Bearer x' };
  const answer = sendFile('/api/team-members/1/photo', { method: 'POST', headers, body: form(), signal });
  answer.catch(() => undefined);
  return { answer, request: Request.last };
}

const page = globalThis as { XMLHttpRequest?: unknown };

beforeEach(() => {
  page.XMLHttpRequest = Request;
});

afterEach(() => {
  delete page.XMLHttpRequest;
});

describe('a file that is sent', () => {
  it('tells how much of it has left, and nothing once it is answered', async () => {
    const told: (number | null)[] = [];
    const stop = onSent(() => told.push(sentPercent()));
    const { answer, request } = sending();
    expect(request).toMatchObject({
      address: 'POST /api/team-members/1/photo',
      headers: { authorization: 'Bearer x' },
      sent: expect.any(FormData),
    });
    expect(sentPercent()).toBeNull();
    request.upload.onprogress?.({ loaded: 4_250, total: 10_000 });
    request.upload.onprogress?.({ loaded: 10_000, total: 10_000 });
    request.answers(200, '{"message":"Foto disimpan"}');
    expect(await (await answer).json()).toEqual({ message: 'Foto disimpan' });
    expect(told).toEqual([42, 100, null]);
    stop();
  });

  it('counts all that are under way together', async () => {
    const one = sending();
    const other = sending();
    one.request.upload.onprogress?.({ loaded: 100, total: 100 });
    other.request.upload.onprogress?.({ loaded: 0, total: 300 });
    expect(sentPercent()).toBe(25);
    one.request.answers(204, '');
    other.request.answers(204, '');
    expect((await Promise.all([one.answer, other.answer])).map(({ status }) => status)).toEqual([204, 204]);
  });

  it('is refused as any other call', async () => {
    const { answer, request } = sending();
    request.answers(422, '{"errors":{"photo":["Foto ini rusak."]}}');
    const refusal = await answer;
    expect(refusal.ok).toBe(false);
    expect(refusal.headers.get('content-type')).toBe('application/json');
    expect(await refusal.json()).toEqual({ errors: { photo: ['Foto ini rusak.'] } });
  });

  it('rejects where no network answers, and counts no more', async () => {
    const { answer, request } = sending();
    request.upload.onprogress?.({ loaded: 1, total: 10 });
    request.onerror?.();
    await expect(answer).rejects.toBeInstanceOf(TypeError);
    expect(sentPercent()).toBeNull();
  });

  it('is broken off by whoever sent it', async () => {
    const stop = new AbortController();
    const { answer } = sending(stop.signal);
    stop.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  });
});
