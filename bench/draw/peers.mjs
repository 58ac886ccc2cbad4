// The draws of what people would pick instead, each through its own door, with entrants named `contingent/number`.
import { createRequire } from 'node:module';
import { SingleElimination } from 'tournament-pairings';

const require = createRequire(import.meta.url);
const { BracketsManager } = require('brackets-manager');
const { InMemoryDatabase } = require('brackets-memory-db');
const tods = require('tods-competition-factory');

const TournamentOrganizer = (await import('tournament-organizer')).default;
const Manager = TournamentOrganizer.default ?? TournamentOrganizer;

const nameOf = (unit) => `${unit.contingentId}/${unit.id}`;

/** Pairs of the first round, by name; a bye is null. Every peer answers these from what it drew. */
export const PEERS = [
  {
    name: 'tournament-pairings 2.0.1',
    draw(units) {
      const matches = SingleElimination(units.map(nameOf));
      return () => matches.filter((match) => match.round === 1).map((match) => [match.player1, match.player2]);
    },
  },
  {
    name: 'tournament-organizer 4.1.1',
    draw(units) {
      const tournament = new Manager().createTournament('x', { stageOne: { format: 'single-elimination' } });
      for (const unit of units) tournament.createPlayer(nameOf(unit));
      tournament.startTournament();
      return () => {
        const names = new Map(tournament.players.map((player) => [player.id, player.name]));
        return tournament.matches
          .filter((match) => match.round === 1)
          .map((match) => [names.get(match.player1.id) ?? null, names.get(match.player2.id) ?? null]);
      };
    },
  },
  {
    name: 'brackets-manager 1.11.1',
    async draw(units) {
      const storage = new InMemoryDatabase();
      const size = 2 ** Math.ceil(Math.log2(units.length));
      const seeding = Array.from({ length: size }, (_, index) => (units[index] ? nameOf(units[index]) : null));
      await new BracketsManager(storage).create.stage({
        tournamentId: 0,
        name: 'x',
        type: 'single_elimination',
        seeding,
        settings: { balanceByes: true },
      });
      return async () => {
        const names = new Map((await storage.select('participant')).map((one) => [one.id, one.name]));
        const [first] = await storage.select('round');
        return (await storage.select('match'))
          .filter((match) => match.round_id === first.id)
          .map((match) => [names.get(match.opponent1?.id) ?? null, names.get(match.opponent2?.id) ?? null]);
      };
    },
  },
  {
    name: 'tods-competition-factory 6.38.0, with avoidance',
    /** A tournament with the field's contingents as cities is made once; only its draw is timed. */
    prepare(units) {
      const engine = tods.tournamentEngine;
      const { tournamentRecord } = tods.mocksEngine.generateTournamentRecord({
        participantsProfile: { participantsCount: units.length },
        eventProfiles: [{ eventName: 'x', drawProfiles: [] }],
      });
      for (const [index, participant] of tournamentRecord.participants.entries()) {
        participant.person.addresses = [{ city: `Kota ${units[index].contingentId}` }];
        participant.participantName = nameOf(units[index]);
      }
      engine.setState(tournamentRecord);
      const { eventId } = tournamentRecord.events[0];
      const participantIds = tournamentRecord.participants.map((one) => one.participantId);
      engine.addEventEntries({ eventId, participantIds });
      const names = new Map(tournamentRecord.participants.map((one) => [one.participantId, one.participantName]));
      const policyDefinitions = {
        avoidance: { policyName: 'contingents', policyAttributes: [{ key: 'person.addresses.city' }] },
      };
      const drawSize = 2 ** Math.ceil(Math.log2(units.length));
      return () => {
        const { drawDefinition, error } = engine.generateDrawDefinition({
          eventId,
          drawSize,
          automated: true,
          policyDefinitions,
        });
        if (error) throw new Error(JSON.stringify(error));
        const [structure] = drawDefinition.structures;
        const at = new Map(structure.positionAssignments.map((one) => [one.drawPosition, one.participantId]));
        return () =>
          structure.matchUps
            .filter((matchUp) => matchUp.roundNumber === 1)
            .map((matchUp) => matchUp.drawPositions.map((position) => names.get(at.get(position)) ?? null));
      };
    },
  },
];

/** Pairs of one contingent. */
export const ownPairs = (pairs) =>
  pairs.filter(([one, two]) => one && two && one.split('/')[0] === two.split('/')[0]).length;
