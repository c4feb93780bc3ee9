// boardgame.io's server with a game of like size: picks and placements in turn, hidden hands, one view for each seat.
const { Server, Origins } = require('boardgame.io/server');
const { INVALID_MOVE, PlayerView } = require('boardgame.io/core');

const SYMBOLS = ['rain', 'snow', 'fog', 'clouds', 'thunder', 'sun'];
const MOVES = 293; // the game it stands beside takes about as many
const DAYS = 8;
const PARTS = 4;
const PILES = 6;

const names = (random, count) => Array.from({ length: count }, () => SYMBOLS[random.Die(6) - 1]);

const fog = {
  name: 'fog',
  minPlayers: 4,
  maxPlayers: 4,
  setup: ({ ctx, random }) => ({
    days: Array.from({ length: DAYS }, (_, day) => ({ day, tokens: [], actions: ['swap', 'reveal', 'predict', 'none'] })),
    tops: names(random, PILES),
    sizes: Array(PILES).fill(5),
    held: null,
    discards: [],
    seats: Array.from({ length: ctx.numPlayers }, (_, seat) => ({ seat, handSize: 6, arrow: 0, total: 0, revealed: [], sheet: [] })),
    moves: 0,
    secret: { supply: names(random, 40) },
    players: Object.fromEntries(Array.from({ length: ctx.numPlayers }, (_, seat) => [seat, { hand: names(random, 6) }])),
  }),
  playerView: PlayerView.STRIP_SECRETS,
  moves: {
    pick: {
      client: false,
      move: ({ G, random }, pile) => {
        if (G.held !== null || !(pile in G.tops)) return INVALID_MOVE;
        G.held = G.tops[pile];
        G.tops[pile] = SYMBOLS[random.Die(6) - 1];
        G.sizes[pile] = G.sizes[pile] > 1 ? G.sizes[pile] - 1 : 5;
        G.moves += 1;
      },
    },
    place: {
      client: false,
      move: ({ G, playerID, events }, day) => {
        if (G.held === null || !(day in G.days)) return INVALID_MOVE;
        const board = G.days[day];
        if (board.tokens.length === PARTS) {
          board.tokens = [];
          const seat = G.seats[playerID];
          seat.total += 1;
          seat.sheet = [...seat.sheet, { prediction: day, claimed: 1, points: 1 }].slice(-5);
        }
        board.tokens.push(G.held);
        G.discards = [...G.discards, G.held].slice(-20);
        G.held = null;
        G.moves += 1;
        events.endTurn();
      },
    },
  },
  endIf: ({ G }) => (G.moves >= MOVES ? { winner: '0' } : undefined),
};

Server({ games: [fog], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]));
