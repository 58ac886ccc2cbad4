// The calls of a replay, between the council's panel and the camera of its arena.
import { Body, Controller, Param, Req, StreamableFile } from '@nestjs/common';
import * as replayCalls from '@gelanggang/contract/calls/replay';
import { REPLAY_MOST_BYTES, ReplayClipRequest, ReplayRequest } from '@gelanggang/contract/replay';
import type { PanelDevice } from '@gelanggang/database/queries/panel.queries';
import type { FastifyRequest } from 'fastify';
import { Answers } from '../http/answers';
import { CurrentPanel } from '../http/current-panel';
import { IdPipe } from '../http/id.pipe';
import { readMultipart } from '../http/multipart-form';
import { createValidationPipe } from '../http/validation.pipe';
import { ReplaysService } from './replays.service';
import { scoringSentences } from './sentences';
import { FILE, FormBody } from '../openapi/form-body';

const pipe = createValidationPipe();

@Controller()
export class ReplaysController {
  constructor(private readonly replays: ReplaysService) {}

  @Answers(replayCalls.ask)
  async ask(@CurrentPanel() panel: PanelDevice, @Body() body: ReplayRequest) {
    return { data: await this.replays.ask(panel, body) };
  }

  @Answers(replayCalls.asked)
  async asked(@CurrentPanel() panel: PanelDevice) {
    return { data: await this.replays.asked(panel) };
  }

  @Answers(replayCalls.read)
  async read(@CurrentPanel() panel: PanelDevice, @Param('id', IdPipe) id: number) {
    return { data: await this.replays.read(panel, id) };
  }

  @Answers(replayCalls.file)
  async file(@CurrentPanel() panel: PanelDevice, @Param('id', IdPipe) id: number) {
    const { content, type } = await this.replays.clip(panel, id);
    return new StreamableFile(content, { type, length: content.length, disposition: 'inline' });
  }

  @Answers(replayCalls.send)
  @FormBody({ clip: FILE, begins_at: { type: 'integer' } }, { required: ['clip', 'begins_at'] })
  async send(@CurrentPanel() panel: PanelDevice, @Param('id', IdPipe) id: number, @Req() request: FastifyRequest) {
    const { fields, file } = await readMultipart(request, {
      file: 'clip',
      maxBytes: REPLAY_MOST_BYTES,
      tooLarge: scoringSentences.recordingTooLarge,
    });
    const body = (await pipe.transform(fields, { type: 'body', metatype: ReplayClipRequest })) as ReplayClipRequest;
    return this.replays.take(panel, id, body.begins_at, file);
  }

  @Answers(replayCalls.missing)
  missing(@CurrentPanel() panel: PanelDevice, @Param('id', IdPipe) id: number) {
    return this.replays.miss(panel, id);
  }
}
