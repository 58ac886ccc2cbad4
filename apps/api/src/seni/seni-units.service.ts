// Who performs with whom: the pairs and teams of an event, and the office's own choice (domain-rules, Draw (seni)).
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ParticipantCountsQuery, SeniTeamsRequest, SeniUnitsQuery } from '@gelanggang/contract/seni';
import type {
  ParticipantCountsAnswer,
  SeniContingentTeams,
  SeniTeam,
  SeniUnitsAnswer,
  UndrawnSeniEvent,
} from '@gelanggang/contract/seni-answers';
import { standsTournament } from '@gelanggang/drawing/divide';
import { putTogether } from '@gelanggang/drawing/seni/put-together';
import {
  type EntrantRow,
  formEntrants,
  readEntrants,
  undrawn,
  unitSizeOf,
} from '@gelanggang/drawing/seni/seni-entries.queries';
import { readUndrawnSeni } from '@gelanggang/drawing/seni/undrawn-seni';
import { grouped } from '@gelanggang/domain/grouped';
import { GENDERS } from '@gelanggang/domain/words/genders';
import { notFound } from '../http/refusals';
import { thingSentences } from '../http/sentences';
import { teamsError } from './seni-refusals';
import { eventOf, incompleteTeam } from './seni.service';

@Injectable()
export class SeniUnitsService {
  constructor(private readonly dataSource: DataSource) {}

  /** Units that can be drawn: those of no drawing, and in edit mode those of the drawing itself. */
  async counts(query: ParticipantCountsQuery): Promise<ParticipantCountsAnswer> {
    const entrants = await readEntrants(this.dataSource, {
      tournamentId: query.tournament_id,
      matchCategoryId: query.match_category_id,
      ageCategoryId: query.age_category_id,
      nomor: query.nomor ?? '',
    });
    const open = undrawn(entrants, query.drawing_id === undefined ? [] : [query.drawing_id]);
    const [male, female] = GENDERS.map((gender) => {
      const formed = formEntrants(
        open.filter((one) => one.gender === gender),
        query.match_category_id,
      );
      return { count: formed.units.length, incomplete: formed.incomplete.map(incompleteTeam) };
    });
    return {
      male: male?.count ?? 0,
      female: female?.count ?? 0,
      incomplete: { male: male?.incomplete ?? [], female: female?.incomplete ?? [] },
    };
  }

  async undrawn(tournamentId: number): Promise<UndrawnSeniEvent[]> {
    const { manager } = this.dataSource;
    if (!(await standsTournament(manager, tournamentId))) throw notFound(thingSentences.tournament);
    return (await readUndrawnSeni(manager, tournamentId)).map((event) => ({
      match_category_id: event.matchCategoryId,
      age_category_id: event.ageCategoryId,
      nomor: event.nomor,
      gender: event.gender,
      name: event.name,
      units: event.units,
      incomplete: event.incomplete.map(incompleteTeam),
      may_be_drawn: event.mayBeDrawn,
    }));
  }

  async units(query: SeniUnitsQuery): Promise<SeniUnitsAnswer> {
    const entrants = await readEntrants(this.dataSource, eventOf(query));
    const open = undrawn(entrants);
    const { units, incomplete } = formEntrants(open, query.match_category_id);
    const byId = new Map(entrants.map((one) => [one.id, one]));
    const whole = units.map((unit) => unit.participantIds.flatMap((id) => byId.get(id) ?? []));
    const inWhole = new Set(whole.flat().map((one) => one.id));
    const rest = grouped(
      open.filter((one) => !inWhole.has(one.id)),
      (one) => `${one.contingentId} ${one.teamNumber ?? ''} ${(one.teamLabel ?? '').trim().toLowerCase()}`,
    );
    const drawn = grouped(
      entrants.filter((one) => one.unitId !== null),
      (one) => one.unitId,
    );
    const teams = [
      ...whole.map((members) => team(members, true)),
      ...[...rest.values()].map((members) => team(members, false)),
      ...[...drawn.values()].map((members) => team(members, true)),
    ];
    return {
      unit_size: unitSizeOf(query.match_category_id),
      contingents: contingents(teams),
      incomplete: incomplete.map(incompleteTeam),
    };
  }

  async putTogether(body: SeniTeamsRequest): Promise<SeniUnitsAnswer> {
    const outcome = await putTogether(this.dataSource, eventOf(body), body.contingent_id, body.teams);
    if (!outcome.ok) throw teamsError(outcome.code);
    return this.units(body);
  }
}

interface TeamOf {
  contingent: { id: number; name: string };
  team: SeniTeam;
}

function team(members: readonly EntrantRow[], isWhole: boolean): TeamOf {
  const first = members[0] as EntrantRow;
  return {
    contingent: { id: first.contingentId, name: first.contingent },
    team: {
      members: members.map((one) => ({ participant_id: one.id, name: one.name, team_label: one.teamLabel })),
      is_whole: isWhole,
      is_drawn: first.unitId !== null,
      pool_name: first.poolName,
    },
  };
}

function contingents(teams: readonly TeamOf[]): SeniContingentTeams[] {
  return [...grouped(teams, (one) => one.contingent.id).values()]
    .map((own) => ({ contingent: (own[0] as TeamOf).contingent, teams: own.map((one) => one.team) }))
    .sort((a, b) => a.contingent.name.localeCompare(b.contingent.name, 'id'));
}
