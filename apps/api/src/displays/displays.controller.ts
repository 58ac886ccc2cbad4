// The calls of a big screen (POST /displays, /displays/{code}/seen) and of the desk that aims it.
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import {
  type DisplayAnswer,
  DisplayRequest,
  type DisplayRow,
  DisplaySeenRequest,
  type DisplayState,
} from '@gelanggang/contract/displays';
import type { Data } from '@gelanggang/contract/http';
import { DisplayCodePipe } from './display-code.pipe';
import { DisplaysQueries } from './displays.queries';
import { DisplaysService } from './displays.service';

@Controller('displays')
export class DisplaysController {
  constructor(
    private readonly queries: DisplaysQueries,
    private readonly service: DisplaysService,
  ) {}

  @Post()
  async register(): Promise<Data<DisplayState>> {
    return { data: await this.service.register() };
  }

  @Post(':code/seen')
  @HttpCode(200)
  async seen(
    @Param('code', DisplayCodePipe) code: string,
    @Body() body: DisplaySeenRequest,
  ): Promise<Data<DisplayState>> {
    return { data: await this.service.seen(code, body) };
  }

  @Get()
  async list(): Promise<Data<DisplayRow[]>> {
    return { data: await this.queries.rows() };
  }

  @Put(':code')
  async aim(@Param('code', DisplayCodePipe) code: string, @Body() body: DisplayRequest): Promise<DisplayAnswer> {
    const data = await this.service.aim(code, body);
    return { message: `Layar ${data.name} sudah diarahkan.`, data };
  }

  @Post(':code/reload')
  @HttpCode(200)
  async reload(@Param('code', DisplayCodePipe) code: string): Promise<{ message: string }> {
    await this.service.reload(code);
    return { message: 'Layar dimuat ulang.' };
  }

  @Delete(':code')
  async remove(@Param('code', DisplayCodePipe) code: string): Promise<{ message: string }> {
    await this.service.remove(code);
    return { message: 'Layar dilepas.' };
  }
}
