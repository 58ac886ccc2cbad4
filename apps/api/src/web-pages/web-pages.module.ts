// What the server knows of the web app's pages: their heads, and which there are.
import { Module } from '@nestjs/common';
import { PageStore } from './page-store';
import { WebPagesQueries } from './web-pages.queries';

@Module({ providers: [PageStore, WebPagesQueries], exports: [WebPagesQueries] })
export class WebPagesModule {}
