// What the certificates of a tournament say beside the athlete: who gives them, where and when, and who signs.
import { Check, Column, Entity } from 'typeorm';
import { TournamentSetting } from './tournament-setting';

@Entity('certificate_setting')
@Check('certificate_setting_place_check', "place <> ''")
@Check('certificate_setting_signer1_check', "signer1_name <> '' and signer1_title <> ''")
@Check('certificate_setting_signer2_check', "(signer2_name = '') = (signer2_title = '')")
@Check('certificate_setting_signer3_check', "(signer3_name = '') = (signer3_title = '')")
export class CertificateSettingEntity extends TournamentSetting {
  /** Above the title: 'Ikatan Pencak Silat Indonesia Provinsi …'. */
  @Column({ type: 'text', default: '' })
  issuer: string;

  @Column({ type: 'text' })
  place: string;

  @Column({ type: 'date' })
  datedOn: string;

  @Column({ type: 'text' })
  signer1Name: string;

  @Column({ type: 'text' })
  signer1Title: string;

  @Column({ type: 'text', default: '' })
  signer2Name: string;

  @Column({ type: 'text', default: '' })
  signer2Title: string;

  @Column({ type: 'text', default: '' })
  signer3Name: string;

  @Column({ type: 'text', default: '' })
  signer3Title: string;
}
