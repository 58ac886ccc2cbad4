// The calls of a tournament's sponsors' pictures.
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Data } from '@gelanggang/contract/http';
import {
  SPONSOR_MAX_BYTES,
  SponsorOrderRequest,
  type SponsorPicture,
  SponsorRequest,
  type SponsorsAnswer,
} from '@gelanggang/contract/sponsors';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { IdPipe } from '../http/id.pipe';
import { readMultipart } from '../http/multipart-form';
import { createValidationPipe } from '../http/validation.pipe';
import { SponsorsService } from './sponsors.service';

const pipe = createValidationPipe();

@Controller('tournaments/:id/sponsors')
export class SponsorsController {
  constructor(private readonly service: SponsorsService) {}

  @Get()
  async list(@Param('id', IdPipe) id: number): Promise<Data<SponsorPicture[]>> {
    return { data: await this.service.list(id) };
  }

  @Post()
  @HttpCode(201)
  @ApiConsumes('multipart/form-data')
  @ApiBody({
    schema: {
      type: 'object',
      properties: {
        picture: { type: 'string', format: 'binary' },
        name: { type: 'string', maxLength: 80 },
        seconds: { type: 'integer' },
      },
    },
  })
  async add(
    @Param('id', IdPipe) id: number,
    @Req() request: FastifyRequest,
    @CurrentAccount() account: RequestAccount,
  ): Promise<SponsorsAnswer> {
    const { fields, file } = await readMultipart(request, {
      file: 'picture',
      maxBytes: SPONSOR_MAX_BYTES,
      tooLarge: 'Gambar lebih dari 10 MB.',
    });
    const body = (await pipe.transform(fields, { type: 'body', metatype: SponsorRequest })) as SponsorRequest;
    return this.service.add(id, body, file, account.id);
  }

  @Put()
  order(@Param('id', IdPipe) id: number, @Body() body: SponsorOrderRequest): Promise<SponsorsAnswer> {
    return this.service.order(id, body);
  }

  @Put(':sponsorId')
  update(
    @Param('id', IdPipe) id: number,
    @Param('sponsorId', IdPipe) sponsorId: number,
    @Body() body: SponsorRequest,
  ): Promise<SponsorsAnswer> {
    return this.service.update(id, sponsorId, body);
  }

  @Delete(':sponsorId')
  remove(@Param('id', IdPipe) id: number, @Param('sponsorId', IdPipe) sponsorId: number): Promise<SponsorsAnswer> {
    return this.service.remove(id, sponsorId);
  }
}
