// A contingent whose people's data stand in a file that a job made: erasing them removes the file.
import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { ContingentEntity } from './contingent.entity';
import { FileEntity } from './file.entity';

@Entity('file_contingent')
export class FileContingentEntity {
  @PrimaryColumn({ type: 'uuid' })
  @ForeignKey(() => FileEntity, { onDelete: 'CASCADE' })
  fileId: string;

  @PrimaryColumn({ type: 'bigint' })
  @ForeignKey(() => ContingentEntity, { onDelete: 'CASCADE' })
  @Index()
  contingentId: number;
}
