#!/usr/bin/env node
// A bot that plays Roam over the public API. It needs Node 20 and nothing else:
//
//   TOKEN=tw_… node docs/example-bot.mjs https://play.example.org
//
// A token is made on the account page. The bot sits down at the first open table of Roam that has a free seat (or at
// the table whose id is given as the second argument), plays one match, tells how it ended, and leaves.
// All that it uses is told in docs/api.md, and what comes over the stream in docs/websocket.md.

const [, , server = 'http://localhost:8080', wanted] = process.argv;
const { TOKEN } = process.env;
if (!TOKEN) throw new Error('Set TOKEN to a token of your account.');

const me = await get('/api/me');
const table = await takeSeat();
const match = await untilStarted(table);
console.log(`${me.name} plays ${server}/m/${match}`);
const ending = await play(match);
console.log(`It is over by ${ending.by}. Places: ${ending.result?.places.join(' ') ?? 'none'}`);

/** Sits down at an open table, and is ready. */
async function takeSeat() {
  for (;;) {
    const tables = wanted ? [await get(`/api/tables/${wanted}`)] : await get('/api/tables');
    for (const { id, game, seats } of tables) {
      const seat = seats.findIndex(({ kind }) => kind === 'free');
      if (game !== 'roam' || seat < 0) continue;
      try {
        await post(`/api/tables/${id}/actions`, { do: 'sit', seat });
        await post(`/api/tables/${id}/actions`, { do: 'ready', ready: true });
        return id;
      } catch (error) {
        // Somebody else was quicker.
        if (error.code !== 'conflict') throw error;
      }
    }
    await sleep(2000);
  }
}

async function untilStarted(id) {
  for (;;) {
    const view = await get(`/api/tables/${id}`);
    if (view.match !== null) return view.match;
    await sleep(500);
  }
}

/** Reads the stream and answers whenever it is asked something. A stream that breaks is opened again. */
async function play(id) {
  let seat;
  for (;;) {
    try {
      for await (const message of stream(`/api/matches/${id}/stream`)) {
        // A snapshot tells all; a move, what has changed since. Both say what this seat is asked, and how it ended.
        if (message.t !== 'snapshot' && message.t !== 'move') continue;
        const position = message.t === 'snapshot' ? message.snapshot.position : message;
        if (message.t === 'snapshot') [seat] = message.snapshot.mine;
        if (position.ending) return position.ending;
        if (position.question) await answer(id, seat, position);
      }
    } catch (error) {
      if (error.code === 'not-found' || error.code === 'no-session') throw error;
      console.error(`${error.message} Trying again.`);
    }
    await sleep(500);
  }
}

async function answer(id, seat, { n, epoch, question }) {
  const keys = question.options.map((option) => (typeof option === 'string' ? option : option.key));
  try {
    const key = choose(keys);
    await post(`/api/matches/${id}/messages`, { t: 'answer', seat, n, epoch, key });
  } catch (error) {
    // The match has gone on meanwhile, or it was taken back: the stream tells what is asked now.
    if (!['stale', 'not-asked', 'over'].includes(error.code)) throw error;
  }
}

/** The part to make better: it uses a card rather than rest, and apart from that plays at random. */
function choose(keys) {
  const active = keys.filter((key) => key !== 'rest');
  const from = active.length > 0 ? active : keys;
  return from[Math.floor(Math.random() * from.length)];
}

function get(path) {
  return request('GET', path);
}

function post(path, body) {
  return request('POST', path, body);
}

async function request(method, path, body) {
  const response = await call(method, path, body);
  return response.json();
}

/** One message a line; empty lines only keep the connection alive. */
async function* stream(path) {
  const response = await call('GET', path);
  let rest = '';
  for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + text).split('\n');
    rest = lines.pop();
    for (const line of lines) if (line !== '') yield JSON.parse(line);
  }
}

async function call(method, path, body) {
  const response = await fetch(new URL(path, server), {
    method,
    headers: {
      authorization: `Bearer ${TOKEN}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (response.ok) return response;
  const { code, message } = await response.json();
  throw Object.assign(new Error(message), { code });
}

function sleep(ms) {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
