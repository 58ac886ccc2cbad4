// /team-members and /team-members/{id}: own rows only, all for who may manage contingents.
import { Body, Controller, Header, Param, Query, Req, StreamableFile } from '@nestjs/common';
import * as teamMemberCalls from '@gelanggang/contract/calls/team-members';
import type { FastifyRequest } from 'fastify';
import {
  PublicWishRequest,
  KnownAthletesQuery,
  PHOTO_MAX_BYTES,
  SamePersonRequest,
  TeamMemberRequest,
  TeamMembersQuery,
} from '@gelanggang/contract/team-members';
import { teamMembersFilter } from '@gelanggang/database/queries/team-member-list.queries';
import { Answers } from '../http/answers';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { IdPipe } from '../http/id.pipe';
import { readMultipart } from '../http/multipart-form';
import { ownerOf, seenBy } from '../http/own-rows';
import { limitOf, paginated, RequestUrl } from '../http/pagination';
import { notFound } from '../http/refusals';
import { KnownAthletesQueries } from './known-athletes.queries';
import { MemberPhotoService } from './member-photo.service';
import { MemberWishesService } from './member-wishes.service';
import { SamePersonService } from './same-person.service';
import { TeamMembersQueries } from './team-members.queries';
import { TeamMembersService } from './team-members.service';
import { teamMembersSentences } from './sentences';
import { FILE, FormBody } from '../openapi/form-body';

@Controller()
export class TeamMembersController {
  constructor(
    private readonly members: TeamMembersQueries,
    private readonly athletes: KnownAthletesQueries,
    private readonly service: TeamMembersService,
    private readonly photos: MemberPhotoService,
    private readonly wishes: MemberWishesService,
    private readonly persons: SamePersonService,
  ) {}

  @Answers(teamMemberCalls.list)
  async list(@Query() query: TeamMembersQuery, @CurrentAccount() account: RequestAccount, @RequestUrl() url: string) {
    const filter = {
      ...teamMembersFilter(query, seenBy(account, query.tournament_id)),
      isBilled: query.is_payment_confirmation === true,
    };
    if (query.fetch_all || query.is_payment_confirmation) {
      const rows = await this.members.all(filter);
      return paginated(rows, rows.length, { page: 1, perPage: Math.max(1, rows.length), search: query.search }, url);
    }
    const { rows, total } = await this.members.page(filter, limitOf(query));
    return paginated(rows, total, query, url);
  }

  @Answers(teamMemberCalls.known)
  async known(@Query() { search }: KnownAthletesQuery, @CurrentAccount() account: RequestAccount) {
    return { data: await this.athletes.find(search, seenBy(account, undefined)) };
  }

  @Answers(teamMemberCalls.read)
  async read(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount) {
    const data = await this.members.byId(id, ownerOf(account));
    if (!data) throw notFound(teamMembersSentences.notFound);
    return { data };
  }

  @Answers(teamMemberCalls.create)
  create(@Body() body: TeamMemberRequest, @CurrentAccount() account: RequestAccount) {
    return this.service.create(body, account);
  }

  @Answers(teamMemberCalls.update)
  update(@Param('id', IdPipe) id: number, @Body() body: TeamMemberRequest, @CurrentAccount() account: RequestAccount) {
    return this.service.update(id, body, account);
  }

  @Answers(teamMemberCalls.photo)
  @Header('cache-control', 'private, no-store')
  async photo(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount) {
    const { stream, name, contentType, size } = await this.photos.open(id, account);
    return new StreamableFile(stream, { type: contentType, length: size, disposition: `inline; filename="${name}"` });
  }

  @Answers(teamMemberCalls.savePhoto)
  @FormBody({ photo: FILE })
  async savePhoto(
    @Param('id', IdPipe) id: number,
    @Req() request: FastifyRequest,
    @CurrentAccount() account: RequestAccount,
  ) {
    const { file } = await readMultipart(request, {
      file: 'photo',
      maxBytes: PHOTO_MAX_BYTES,
      tooLarge: teamMembersSentences.photoTooLarge,
    });
    return this.photos.save(id, file, account);
  }

  @Answers(teamMemberCalls.removePhoto)
  removePhoto(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount) {
    return this.photos.remove(id, account);
  }

  @Answers(teamMemberCalls.byInitials)
  byInitials(
    @Param('id', IdPipe) id: number,
    @Body() body: PublicWishRequest,
    @CurrentAccount() account: RequestAccount,
  ) {
    return this.wishes.save(id, 'initials', body.asked_by, account);
  }

  @Answers(teamMemberCalls.byName)
  byName(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount) {
    return this.wishes.save(id, 'initials', null, account);
  }

  @Answers(teamMemberCalls.takePageAway)
  takePageAway(
    @Param('id', IdPipe) id: number,
    @Body() body: PublicWishRequest,
    @CurrentAccount() account: RequestAccount,
  ) {
    return this.wishes.save(id, 'gone', body.asked_by, account);
  }

  @Answers(teamMemberCalls.givePageBack)
  givePageBack(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount) {
    return this.wishes.save(id, 'gone', null, account);
  }

  @Answers(teamMemberCalls.samePerson)
  async samePerson(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount) {
    return { data: await this.persons.read(id, account) };
  }

  @Answers(teamMemberCalls.confirmPerson)
  confirmPerson(
    @Param('id', IdPipe) id: number,
    @Body() body: SamePersonRequest,
    @CurrentAccount() account: RequestAccount,
  ) {
    return this.persons.save(id, body.entry_ids, account);
  }

  @Answers(teamMemberCalls.remove)
  remove(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount) {
    return this.service.remove(id, account);
  }

  @Answers(teamMemberCalls.withdraw)
  withdraw(
    @Param('id', IdPipe) id: number,
    @Param('member', IdPipe) member: number,
    @CurrentAccount() account: RequestAccount,
  ) {
    return this.service.withdraw(id, member, account);
  }
}
